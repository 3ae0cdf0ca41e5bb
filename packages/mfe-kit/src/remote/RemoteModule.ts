import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { MESSAGES, registerTexts } from '../texts/texts';
import type { TextLoader } from '../texts/texts';

/** What a slot's component gets from the shell. */
export interface SlotProps {
  close: () => void;
}

/** The only public face of a remote: the `remote` export of its `src/remote.tsx`. */
export interface RemoteModule {
  /** Container name, e.g. `mfe_websites`. */
  name: string;
  /** Name of its texts. */
  namespace: string;
  /** Routes with full unprefixed paths, e.g. `/websites/:id`. */
  routes: RouteObject[];
  /** Parts that the shell shows outside the remote's pages, e.g. `change-password` in the user menu. */
  slots?: Record<string, ComponentType<SlotProps>>;
}

/** Declares a remote. Its texts become namespace `namespace`, loaded per language at first use, together with the messages of the contract. */
export const defineRemote = ({
  namespace,
  texts,
  ...remote
}: RemoteModule & { texts: TextLoader }): RemoteModule => {
  registerTexts(namespace, texts, remote.name, [MESSAGES]);
  return { ...remote, namespace };
};
