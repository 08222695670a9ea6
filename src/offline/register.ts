import { POLICY, WORKER } from './precache';

/** What of the page's trusted types is used here; browsers without them take plain text. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): { createScriptURL(address: string): string };
}

/** Whether the page is a site of its own: not a file, not framed by another page as on itch.io. */
export function isSite(win: Pick<Window, 'isSecureContext' | 'top' | 'self' | 'location' | 'navigator'>): boolean {
  return win.isSecureContext && win.top === win.self && /^https?:$/.test(win.location.protocol) && 'serviceWorker' in win.navigator;
}

/** Lets the worker keep the game, so that it plays without a network from now on. Where that is not possible nothing is lost. */
export async function keepOffline(win: Window): Promise<void> {
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
  if (address !== WORKER) throw new Error(`${address} is no worker of ours`);
  return address;
}
