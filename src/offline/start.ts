import { POLICY, WORKER } from './precache';

// Not before the page has loaded its own files, which it says with this.
if (isSite(window)) window.addEventListener('everything-loaded', () => { void keepOffline(window); });

/** The part of the Trusted Types API used here; browsers without it take plain strings. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
}

/** Whether the page is a top-level site: not a file, and not framed by another page, as on itch.io. */
function isSite(win: Pick<Window, 'isSecureContext' | 'top' | 'self' | 'location' | 'navigator'>): boolean {
  return win.isSecureContext && win.top === win.self && /^https?:$/.test(win.location.protocol) && 'serviceWorker' in win.navigator;
}

/** Registers the worker, which makes the game playable offline. Failure only leaves it online. */
async function keepOffline(win: Window): Promise<void> {
  const { trustedTypes } = win as { trustedTypes?: TrustedTypes };
  const rules = { createScriptURL: refuseOthers };
  const address = (trustedTypes?.createPolicy(POLICY, rules) ?? rules).createScriptURL(WORKER);
  try {
    await win.navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  } catch (error) {
    console.info('Offline mode is unavailable:', error);
  }
}

function refuseOthers(address: string): string {
  if (address !== WORKER) throw new Error(`${address} is not our worker`);
  return address;
}
