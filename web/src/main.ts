import { mount } from 'svelte';
import App from './App.svelte';
import { keepShell, watchConnection } from './lib/build.svelte';
import { loadTexts } from './lib/i18n.svelte';
import { applySettings, settings } from './lib/settings.svelte';
import { bringTypeface } from './look/typeface';
import './app.css';
import './board/kit.css';

applySettings();
watchConnection();
await loadTexts(settings.lang);
mount(App, { target: document.getElementById('app')! });
bringTypeface();
keepShell();
