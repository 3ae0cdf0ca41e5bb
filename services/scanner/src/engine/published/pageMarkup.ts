import type { FormWords } from './words';
import type { LeakPart } from '@yinyom/contracts/scanner/leakKinds';

/** A form that asks people about themselves. */
export interface PageForm {
  /** What its fields ask for. */
  fields: string[];
  /** A notice or its link is in the form, or just around it. */
  hasNotice: boolean;
  hasConsent: boolean;
  /** It is sent encrypted. */
  isEncrypted: boolean;
}

/** What a frame shows and hides. */
export interface PageMarkup {
  url: string;
  title: string;
  language: string;
  texts: { part: LeakPart; heading: string | null; text: string }[];
  tables: { heading: string | null; rows: string[][] }[];
  /** Numbers behind links that call. */
  phones: string[];
  forms: PageForm[];
  /** Not all of it was read: too long, too deep, or too many rows. */
  isCut: boolean;
}

/** Letters of a page that are read. */
export const MOST_LETTERS = 2_000_000;

/**
 * Runs in a frame, apart from its scripts: everything that its source says, by kind. Nothing is changed, and no style
 * is asked for beyond whether something is shown.
 */
export const readMarkup = (most: number, words: FormWords): PageMarkup => {
  const texts: PageMarkup['texts'] = [];
  const tables: PageMarkup['tables'] = [];
  const forms: PageMarkup['forms'] = [];
  const phones = new Set<string>();
  const attributes: string[] = [];
  /** More than any parser nests; a script can nest deeper than the stack of this function holds. */
  const MOST_DEPTH = 1_000;
  const MOST_ROWS = 5_000;
  const MOST_CELLS = 100;
  let left = most;
  let isCut = false;
  let heading: string | null = null;
  let current: { part: LeakPart; lines: string[] } = { part: 'text', lines: [''] };
  const take = (text: string): string => {
    const taken = text.slice(0, left);
    isCut ||= taken.length < text.length;
    left -= taken.length;
    return taken;
  };
  const flush = () => {
    const text = current.lines
      .map((line) => line.replace(/\s+/g, ' ').trim())
      .filter(Boolean)
      .join('\n');
    if (text) texts.push({ part: current.part, heading, text });
    current = { part: current.part, lines: [''] };
  };
  const write = (part: LeakPart, text: string) => {
    if (current.part !== part) {
      flush();
      current.part = part;
    }
    current.lines[current.lines.length - 1] += take(text);
  };
  const INLINE =
    /^(?:a|abbr|b|bdi|bdo|cite|code|em|font|i|kbd|label|mark|q|s|small|span|strong|sub|sup|time|u|var|wbr)$/;
  const SKIPPED =
    /^(?:class|style|src|srcset|d|points|id|href|action|integrity|nonce|for|rel|type|target|viewBox|transform)$/i;
  const own = new RegExp(words.notice, 'i');
  const consent = new RegExp(words.consent, 'i');
  const asks = Object.entries(words.asks).map(([name, source]) => [name, new RegExp(source, 'i')] as const);
  const isShown = (element: Element): boolean =>
    typeof element.checkVisibility === 'function' ? element.checkVisibility() : true;

  const readForm = (form: HTMLFormElement) => {
    const fields = new Set<string>();
    for (const field of form.querySelectorAll('input, textarea, select')) {
      const kind = field.getAttribute('type') ?? '';
      if (/^(?:hidden|submit|button|reset|image|search|password)$/.test(kind)) continue;
      if (kind === 'file') fields.add('upload');
      if (kind === 'email' || kind === 'tel') fields.add(kind === 'tel' ? 'phone' : 'email');
      const label = (field as HTMLInputElement).labels?.[0]?.textContent ?? '';
      const said = [
        field.getAttribute('name'),
        field.id,
        field.getAttribute('placeholder'),
        field.getAttribute('autocomplete'),
        label,
      ]
        .filter(Boolean)
        .map((text) => String(text).slice(0, 100));
      for (const [name, asked] of asks) if (said.some((text) => asked.test(text))) fields.add(name);
    }
    if (fields.size === 0 || forms.length >= 20) return;
    // What the whole page says in its footer does not stand at the form.
    const parent = form.parentElement;
    const isWithin = parent !== null && !/^(?:body|main)$/.test(parent.localName);
    const around = ((isWithin ? parent : form).textContent ?? '').slice(0, 20_000);
    const boxes = [...form.querySelectorAll('input[type="checkbox"]')];
    let action = location.href;
    try {
      action = new URL(form.getAttribute('action') ?? '', document.baseURI).href;
    } catch {
      // Not an address: the form is sent to its page.
    }
    forms.push({
      fields: [...fields].sort(),
      hasNotice: own.test(around) || [...form.querySelectorAll('a')].some((link) => own.test(link.href)),
      hasConsent: boxes.some((box) =>
        consent.test(
          (box as HTMLInputElement).labels?.[0]?.textContent ?? box.parentElement?.textContent ?? '',
        ),
      ),
      isEncrypted: location.protocol === 'https:' && action.startsWith('https:'),
    });
  };
  const readAttributes = (element: Element) => {
    for (const { name, value } of element.attributes) {
      if (value.length < 6 || SKIPPED.test(name) || name.startsWith('on')) continue;
      attributes.push(take(`${name}: ${value.slice(0, 2_000)}`));
    }
    const href = element.getAttribute('href') ?? '';
    if (href.startsWith('tel:')) phones.add(href.slice(4, 40));
    if (href.startsWith('mailto:')) attributes.push(take(`mailto: ${href.slice(7, 200)}`));
  };
  const readTable = (table: HTMLTableElement): boolean => {
    if (table.rows.length < 2 || table.querySelector('table')) return false;
    const rows = [...table.rows]
      .slice(0, MOST_ROWS)
      .map((row) =>
        [...row.cells]
          .slice(0, MOST_CELLS)
          .map((cell) => take((cell.textContent ?? '').replace(/\s+/g, ' ').trim())),
      );
    isCut ||= table.rows.length > MOST_ROWS || [...table.rows].some((row) => row.cells.length > MOST_CELLS);
    tables.push({ heading: table.caption?.textContent?.trim() || heading, rows });
    return true;
  };
  const walk = (root: Document | ShadowRoot | Element, hidden: boolean, depth: number) => {
    for (const node of root.childNodes) {
      if (left <= 0 || depth > MOST_DEPTH) {
        isCut = true;
        return;
      }
      if (node.nodeType === Node.COMMENT_NODE) {
        const text = node.nodeValue ?? '';
        if (text.trim().length > 5) texts.push({ part: 'comment', heading, text: take(text) });
      } else if (node.nodeType === Node.TEXT_NODE) {
        const text = node.nodeValue ?? '';
        if (text.trim() !== '') write(hidden ? 'hidden' : 'text', text);
        else current.lines[current.lines.length - 1] += ' ';
      } else if (node instanceof Element) visit(node, hidden, depth);
    }
  };
  /** Lines and tabs of what is shown as it is written are its rows and cells. */
  const readWritten = (element: Element, part: LeakPart) => {
    flush();
    const text = take(element.textContent ?? '');
    if (text.trim() !== '') texts.push({ part, heading, text });
  };
  const visit = (element: Element, hidden: boolean, depth: number) => {
    const name = element.localName;
    readAttributes(element);
    if (name === 'style') return;
    if (name === 'script') {
      const text = element.textContent ?? '';
      if (text.trim().length > 5) texts.push({ part: 'script', heading: null, text: take(text) });
      return;
    }
    const isHeading = /^h[1-6]$/.test(name);
    if (isHeading) {
      flush();
      heading = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 200) || heading;
    }
    if (element instanceof HTMLFormElement) readForm(element);
    const isHidden =
      hidden || (name !== 'br' && name !== 'html' && name !== 'head' && name !== 'body' && !isShown(element));
    if (!INLINE.test(name)) current.lines.push('');
    const isRead = element instanceof HTMLTableElement && readTable(element);
    const isWritten =
      /^(?:pre|textarea)$/.test(name) && !element.querySelector('table, form, script, template');
    if (isWritten) readWritten(element, isHidden ? 'hidden' : 'text');
    if (isRead || isWritten) for (const inner of element.querySelectorAll('*')) readAttributes(inner);
    else {
      if (element instanceof HTMLTemplateElement)
        walk(element.content as unknown as ShadowRoot, true, depth + 1);
      if (element.shadowRoot) walk(element.shadowRoot, isHidden, depth + 1);
      walk(element, isHidden, depth + 1);
    }
    if (!INLINE.test(name)) current.lines.push('');
  };
  walk(document, false, 0);
  flush();
  if (attributes.length > 0) texts.push({ part: 'attribute', heading: null, text: attributes.join('\n') });
  return {
    url: location.href,
    title: document.title.slice(0, 200),
    language: document.documentElement.lang.slice(0, 20),
    texts,
    tables,
    phones: [...phones],
    forms,
    isCut,
  };
};
