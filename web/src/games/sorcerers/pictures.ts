/** The pictures of Sorcerers: pictures.toml says what each looks like. */

import { picturesOf } from '../../pictures/pictures';
import data from './pictures.json';

export const pictureOf = picturesOf(data);
