import lanternfall from '../../../assets/arrivals/lanternfall.json';

/** The files of arrivals that come with the game, by the id of their pack. A page need not load them before they are asked for. */
export const SHIPPED_ARRIVALS: Readonly<Record<string, unknown>> = { lanternfall };
