import type { Look } from '../../engine/content';

/*
 * Looks of unidentified potions, scrolls and wands, shuffled in each run. Names are texts: `guise.<id>`.
 */
const potion = { glyph: '!' } as const;
const scroll = { glyph: '?' } as const;
const wand   = { glyph: '-' } as const;

export const appearances = {
  potion: {
    crimsonPotion: { ...potion, colour: '#f45860', sprite: 'item/potion-red' },
    azurePotion:   { ...potion, colour: '#5484e8', sprite: 'item/potion-blue' },
    mossyPotion:   { ...potion, colour: '#8ccc54', sprite: 'item/potion-green' },
    violetPotion:  { ...potion, colour: '#b070e0', sprite: 'item/potion-violet' },
    goldenPotion:  { ...potion, colour: '#f0c848', sprite: 'item/potion-gold' },
    tealPotion:    { ...potion, colour: '#3fb8b0', sprite: 'item/potion-teal' },
    amberPotion:   { ...potion, colour: '#f08436', sprite: 'item/potion-orange' },
    milkyPotion:   { ...potion, colour: '#f4f8fc', sprite: 'item/potion-milk' },
    inkyPotion:    { ...potion, colour: '#4d4859', sprite: 'item/potion-ink' },
    muddyPotion:   { ...potion, colour: '#94602f', sprite: 'item/potion-mud' },
    silveryPotion: { ...potion, colour: '#c4ccd8', sprite: 'item/potion-silver' },
    rustyPotion:   { ...potion, colour: '#b87c40', sprite: 'item/potion-rust' },
    sootyPotion:   { ...potion, colour: '#858093', sprite: 'item/potion-black' },
  },
  scroll: {
    redScroll:    { ...scroll, colour: '#f45860', sprite: 'item/scroll-red' },
    blueScroll:   { ...scroll, colour: '#5484e8', sprite: 'item/scroll-blue' },
    greenScroll:  { ...scroll, colour: '#8ccc54', sprite: 'item/scroll-green' },
    purpleScroll: { ...scroll, colour: '#b070e0', sprite: 'item/scroll-violet' },
    yellowScroll: { ...scroll, colour: '#f0c848', sprite: 'item/scroll-gold' },
    tealScroll:   { ...scroll, colour: '#3fb8b0', sprite: 'item/scroll-teal' },
    orangeScroll: { ...scroll, colour: '#f08436', sprite: 'item/scroll-orange' },
    silverScroll: { ...scroll, colour: '#c4ccd8', sprite: 'item/scroll-silver' },
    blackScroll:  { ...scroll, colour: '#4d4859', sprite: 'item/scroll-black' },
    brownScroll:  { ...scroll, colour: '#94602f', sprite: 'item/scroll-brown' },
    roseScroll:   { ...scroll, colour: '#f0a0b0', sprite: 'item/scroll-rose' },
    limeScroll:   { ...scroll, colour: '#d4e060', sprite: 'item/scroll-lime' },
  },
  wand: {
    oakWand:    { ...wand, colour: '#8ccc54', sprite: 'item/wand-oak' },
    boneWand:   { ...wand, colour: '#f2ead0', sprite: 'item/wand-bone' },
    copperWand: { ...wand, colour: '#f08436', sprite: 'item/wand-copper' },
    silverWand: { ...wand, colour: '#5484e8', sprite: 'item/wand-silver' },
  },
} as const satisfies Record<string, Record<string, Look>>;
