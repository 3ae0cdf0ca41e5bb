import type { LeakKind } from '@yinyom/contracts/scanner/leakKinds';
import { pageOf } from './html';

/** A page and what an alert has to name; nothing for a harmless one. */
export interface Sample {
  name: string;
  html: string;
  kinds: LeakKind[];
}

/** A document: its bytes, or a page that a browser prints as PDF. */
export interface DocumentSample {
  name: string;
  content: Buffer | { printed: string };
  kinds: LeakKind[];
}

/** A page that publishes nothing about a person. */
export const harmless = (name: string, title: string, body: string): Sample => ({
  name,
  html: pageOf(title, body),
  kinds: [],
});
