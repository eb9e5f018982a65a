import { createContext } from 'svelte'
import type { Room } from './room.svelte'

/** The table that a component stands at, however deep within the page. */
export const [useRoom, provideRoom] = createContext<Room>()
