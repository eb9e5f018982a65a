import { settings } from '../settings.svelte'

/** Small tones: a bell for your turn, a gentle run for the end of the game, a rising pair when something
 *  succeeds, a low one when not. */
const TONES: [RegExp, number[]][] = [
  [/your-turn$/, [659, 880]],
  [/^clock-warning$/, [880, 880]],
  [/^clock-tick$/, [988]],
  [/^victory$/, [392, 523, 659, 784, 1047]],
  [/-(game|round)-over$/, [523, 659, 784]],
  [/-hit$/, [587, 740]],
  [/-(miss|slip)$/, [220, 185]],
]

let audio: AudioContext | null = null

export function chime(events: { id: string }[]): void {
  if (!settings.sound) return
  const tones = TONES.find(([kind]) => events.some((event) => kind.test(event.id)))?.[1]
  if (!tones) return
  audio ??= new AudioContext()
  tones.forEach((pitch, place) => ring(audio as AudioContext, pitch, place * 0.09))
}

function ring(audio: AudioContext, pitch: number, after: number): void {
  const start = audio.currentTime + after
  const tone = audio.createOscillator()
  const loudness = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = pitch
  loudness.gain.setValueAtTime(0.0001, start)
  loudness.gain.exponentialRampToValueAtTime(0.07, start + 0.015)
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.35)
  tone.connect(loudness).connect(audio.destination)
  tone.start(start)
  tone.stop(start + 0.4)
}
