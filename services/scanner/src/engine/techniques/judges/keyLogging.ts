import { withoutEnd } from '@yinyom/contracts/withoutEnd';
import { createHash, randomBytes } from 'node:crypto';
import type { EVIDENCE_VALUES } from '@yinyom/contracts/scanner/evidence';
import type { Judged } from '../Trace';

/**
 * What is typed into a field that is never submitted; it looks like an address, as that is what is worth stealing, in a reserved
 * domain (RFC 2606). Each letter is pressed and let go on each page of a scan, which costs more than all other touches: it is short.
 */
export const unseenText = (): string => `y${randomBytes(3).toString('hex')}@a.test`;

/** Base64 of a text that stands anywhere in another one: its first and last letters depend on what is around it. */
const base64Forms = (text: string): string[] =>
  [0, 1, 2].map((shift) => {
    const base64 = Buffer.concat([Buffer.alloc(shift), Buffer.from(text)]).toString('base64');
    const whole = withoutEnd(base64, '=');
    return whole.slice(Math.ceil((shift * 8) / 6), -1);
  });

type Form = (typeof EVIDENCE_VALUES)['forms'][number];

const formsOf = (typed: string): [form: Form, texts: string[]][] => [
  ['plain', [typed]],
  ['url_encoded', [encodeURIComponent(typed)]],
  ['base64', base64Forms(typed)],
  ['sha256', [createHash('sha256').update(typed).digest('hex')]],
  ['md5', [createHash('md5').update(typed).digest('hex')]],
];

/** What was typed and not submitted occurs in a request, plain or disguised. Pure. */
export const judgeKeyLogging = (typed: string, text: string): Judged => {
  const small = text.toLowerCase();
  const forms = formsOf(typed).filter(([form, texts]) =>
    texts.some((part) =>
      (form === 'base64' ? text : small).includes(form === 'base64' ? part : part.toLowerCase()),
    ),
  );
  return forms.length > 0 ? { forms: forms.map(([form]) => form), submitted: false } : null;
};
