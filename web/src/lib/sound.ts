/** A small chime, made on the spot; off by default and never needed. */

let context: AudioContext | null = null;

/** Two soft notes. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    for (const [index, pitch] of [660, 880].entries()) {
      const tone = context.createOscillator();
      const level = context.createGain();
      const start = context.currentTime + index * 0.12;
      tone.frequency.value = pitch;
      level.gain.setValueAtTime(0.08, start);
      level.gain.exponentialRampToValueAtTime(0.0001, start + 0.25);
      tone.connect(level).connect(context.destination);
      tone.start(start);
      tone.stop(start + 0.26);
    }
  } catch {
    // no sound here: nothing depends on it
  }
}
