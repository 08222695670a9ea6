/*
 * The parts of rot.js that the game uses, from its own modules: the package names its maps as one object, of which nothing can be left out.
 * webpack puts this in place of the package, whose types stay.
 */
import Cellular from 'rot-js/lib/map/cellular.js';
import Digger from 'rot-js/lib/map/digger.js';
import Uniform from 'rot-js/lib/map/uniform.js';

export { default as RNG } from 'rot-js/lib/rng.js';
export const Map = { Cellular, Digger, Uniform };
