import { createHash } from 'node:crypto';
import type { NoticeProblem } from '@yinyom/contracts/papers/noticeProblems';
import type { GuardedAnswer } from '@yinyom/service-kit/egress/guardedFetch';
import { visibleText } from './visibleText';

/** A page that can be kept. */
export interface ReadNotice {
  media_type: 'text/html' | 'text/plain' | 'application/pdf';
  /** SHA-256 of what it shows: of a page its visible text, of a PDF its bytes. */
  text_sha256: string;
  content: Buffer;
}

/** A privacy notice is longer; a page with less text than this is written by its scripts, or asks for a login first. */
const LEAST_TEXT = 200;
const CHARSET = /charset\s*=\s*["']?([\w-]{2,30})/i;

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

const decoderOf = (label: string | undefined): TextDecoder => {
  try {
    return new TextDecoder(label ?? 'utf-8');
  } catch {
    // A name that is none.
    return new TextDecoder('utf-8');
  }
};

const textOf = (body: Buffer, type: string): string => {
  // Pages say it in their head, where the server does not.
  const said = CHARSET.exec(type) ?? CHARSET.exec(body.subarray(0, 1_024).toString('latin1'));
  return decoderOf(said?.[1]).decode(body);
};

/** What an opened page says, or why that could not be read. Pure. */
export const readNotice = ({
  headers,
  body,
  truncated,
}: Pick<GuardedAnswer, 'headers' | 'body' | 'truncated'>): ReadNotice | NoticeProblem => {
  if (truncated) return 'too_large';
  const type = (headers['content-type'] ?? '').toLowerCase();
  if (type.startsWith('application/pdf') && body.subarray(0, 5).toString('latin1') === '%PDF-')
    return { media_type: 'application/pdf', text_sha256: sha256(body), content: body };
  if (type.startsWith('text/plain'))
    return { media_type: 'text/plain', text_sha256: sha256(textOf(body, type)), content: body };
  if (!type.startsWith('text/html') && !type.startsWith('application/xhtml+xml')) return 'other_type';
  const { text, asksPassword, hasScript } = visibleText(textOf(body, type));
  // A login in the header of a page that shows the notice hides nothing.
  if (asksPassword && text.length < LEAST_TEXT) return 'needs_login';
  if (text.length < LEAST_TEXT && hasScript) return 'needs_script';
  if (text === '') return 'no_text';
  return { media_type: 'text/html', text_sha256: sha256(text), content: body };
};
