import type { Component } from 'svelte'
import CubesOnCard from './CubesOnCard.svelte'
import EightCards from './EightCards.svelte'
import OneTrick from './OneTrick.svelte'

/** The pictures of the rules, by name. */
export const pictures: Record<string, Component> = { cards: EightCards, trick: OneTrick, cubes: CubesOnCard }
