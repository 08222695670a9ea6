import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type * as dialogs from './dialogOf';

/** What comes with the dialogs: their panels, and what describes rows for tips. */
export type DialogPanels = typeof dialogs;

/** Null until they are loaded; tips then say less, and nothing is pointed at. */
export const Later = createContext<DialogPanels | null>(null);

export function useLater(): DialogPanels | null {
  return useContext(Later);
}
