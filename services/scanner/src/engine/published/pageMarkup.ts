import type { PageForm } from './PageForm';
import type { FormWords } from './words';
import type { LeakPart } from '@yinyom/contracts/scanner/leakKinds';

/** What a frame shows and hides. */
export interface PageMarkup {
  url: string;
  title: string;
  language: string;
  texts: { part: LeakPart; heading: string | null; text: string }[];
  /** `isGrid`: elements of one form under each other, whose text is in `texts`, too. */
  tables: { heading: string | null; rows: string[][]; isGrid?: boolean }[];
  /** Numbers behind links that call. */
  phones: string[];
  forms: PageForm[];
  /** Not all of it was read: too long, too deep, or too many rows or cells. */
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
  const MOST_COLUMNS = 200;
  /** In all tables of a frame, those that spans fill included. */
  let cellsLeft = 200_000;
  let gridLettersLeft = 500_000;
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
  /** @returns whether one cell more is kept; one that a span fills costs a letter */
  const takeCell = (isFilled: boolean): boolean => {
    if (left <= 0 || cellsLeft <= 0) {
      isCut = true;
      return false;
    }
    cellsLeft -= 1;
    if (isFilled) left -= 1;
    return true;
  };
  /** The heading is repeated with each text and table, and costs its letters each time. */
  const withHeading = (): string | null => {
    take(heading ?? ' ');
    return heading;
  };
  const addText = (part: LeakPart, text: string) => {
    if (text.trim() !== '') texts.push({ part, heading: withHeading(), text });
  };
  const flush = () => {
    const lines = current.lines.map((line) => line.replace(/\s+/g, ' ').trim());
    addText(current.part, lines.filter(Boolean).join('\n'));
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
  /** What programs and addresses are looked at for: a number, or an address of mail. */
  const VALUE = /\d{9}|\d-\d{4}-\d{5}-|@|%40/;
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
    const href = element.getAttribute('href') ?? '';
    // Short names of fields say what their values are.
    const field = element.getAttribute('value') === null ? '' : (element.getAttribute('name') ?? '');
    for (const { name, value } of element.attributes) {
      if (value.length < 6 || SKIPPED.test(name)) continue;
      if (name.startsWith('on') && !VALUE.test(value)) continue;
      const label = name === 'value' && field !== '' && field.length < 80 ? field : name;
      attributes.push(take(`${label}: ${value.slice(0, /^\s*[[{]/.test(value) ? 200_000 : 2_000)}`));
    }
    // Of an address its parameters only: folders and files have numbers of their own.
    const query = href.slice(href.indexOf('?') + 1, 2_000);
    if (href.includes('?') && VALUE.test(query))
      attributes.push(take(`href: ${query.replace(/[&;#]/g, ' ')}`));
    if (href.startsWith('tel:')) phones.add(href.slice(4, 40));
    if (href.startsWith('mailto:')) attributes.push(take(`mailto: ${href.slice(7, 200)}`));
  };
  /** What a cell shows: parts of its text on lines of their own are words of their own, and fields show their values. */
  const cellText = (cell: Element): string => {
    if (cell.childElementCount === 0) return cell.textContent ?? '';
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    let text = '';
    for (let node = walker.nextNode(); node && text.length < left; node = walker.nextNode()) {
      if (node instanceof HTMLInputElement && /^(?:text|tel|email|number|date|search)$/.test(node.type))
        text += ` ${node.getAttribute('value') ?? ''} `;
      else if (node instanceof Element) text += INLINE.test(node.localName) ? '' : ' ';
      else if (!/^(?:script|style|noscript)$/.test(node.parentElement?.localName ?? ''))
        text += node.nodeValue ?? '';
    }
    return text;
  };
  /** A table that only places the blocks of a page, as old ones are built. */
  const isLayout = (table: HTMLTableElement): boolean => {
    const half = table.rows.length < 10 ? 0 : (table.textContent ?? '').length / 2;
    const BLOCKS = 'p, div, br, li, dt, h1, h2, h3, h4';
    const holds = (cell: Element): boolean =>
      (cell.textContent ?? '').length > 1_000 ||
      cell.querySelectorAll(BLOCKS).length > 3 ||
      cell.querySelector('pre, script, template, noscript, textarea') !== null ||
      [...cell.childNodes].some(({ nodeType }) => nodeType === Node.COMMENT_NODE);
    return [...table.rows].some((row) =>
      [...row.cells].some((cell) => (cell.textContent ?? '').length >= half && holds(cell)),
    );
  };
  const readTable = (table: HTMLTableElement): boolean => {
    // Beyond the cells of a frame, tables are read as lines.
    if (table.rows.length < 2 || cellsLeft <= 0 || table.querySelector('table') || isLayout(table))
      return false;
    /** Rows that a cell of each column still reaches down. */
    const spans: number[] = [];
    const rows = [...table.rows].slice(0, MOST_ROWS).map((row) => {
      const cells: string[] = [];
      const skipSpanned = () => {
        for (; (spans[cells.length] ?? 0) > 0 && takeCell(true); cells.push(''))
          spans[cells.length] = (spans[cells.length] ?? 0) - 1;
      };
      for (const cell of [...row.cells].slice(0, MOST_CELLS)) {
        skipSpanned();
        if (cells.length >= MOST_COLUMNS || !takeCell(false)) {
          isCut = true;
          break;
        }
        const text = take(cellText(cell).replace(/\s+/g, ' ').trim());
        const width = Math.min(cell.colSpan, MOST_CELLS);
        for (let at = 0; at < width && cells.length < MOST_COLUMNS; at += 1) {
          if (at > 0 && !takeCell(true)) break;
          spans[cells.length] = Math.min(cell.rowSpan, MOST_ROWS) - 1;
          cells.push(at === 0 ? text : '');
        }
      }
      skipSpanned();
      return cells;
    });
    isCut ||= table.rows.length > MOST_ROWS || [...table.rows].some((row) => row.cells.length > MOST_CELLS);
    const caption = take(table.caption?.textContent?.trim().slice(0, 200) ?? '');
    tables.push({ heading: caption || withHeading(), rows });
    return true;
  };
  /** Elements of one form under each other are a table without its tags: rows of a grid, lines of a list. */
  const readGrid = (element: Element) => {
    const GRID = '[role="grid"], [role="table"], [role="treegrid"]';
    // One within another has the same rows.
    const isNamed = element.matches(GRID) && !element.parentElement?.closest(GRID);
    if (element.childElementCount < 10 && !isNamed) return;
    const widths = new Map<number | string, string[][]>();
    for (const child of isNamed ? element.querySelectorAll('[role="row"]') : element.children) {
      if ((gridLettersLeft -= 1) <= 0) {
        isCut = true;
        break;
      }
      const data = Object.entries((child as HTMLElement).dataset ?? {}).slice(0, 20);
      if (data.length > 2) {
        const names = data.map(([name]) => name);
        const records = widths.get(names.join(' ')) ?? [names];
        widths.set(names.join(' '), records);
        records.push(data.map(([, value]) => (value ?? '').slice(0, 300)));
      }
      let row = child;
      for (let deep = 0; deep < 4 && row.childElementCount === 1; deep += 1)
        row = row.firstElementChild ?? row;
      const cells = [...row.children].slice(0, 21);
      const isDeep = cells.some((cell) => cell.querySelector(':scope > * > * > *'));
      if (isDeep || cells.length < 2 || cells.length > 20) continue;
      const rows = widths.get(cells.length) ?? [];
      widths.set(cells.length, rows);
      rows.push(cells.map((cell) => (cell.textContent ?? '').slice(0, 300).replace(/\s+/g, ' ').trim()));
    }
    for (const rows of widths.values()) {
      gridLettersLeft -= rows.flat().join('').length + (heading ?? '').length;
      if (rows.length >= 10) tables.push({ heading, rows: rows.slice(0, MOST_ROWS), isGrid: true });
      isCut ||= rows.length > MOST_ROWS;
    }
  };
  const walk = (root: Document | ShadowRoot | Element, hidden: boolean, depth: number) => {
    for (const node of root.childNodes) {
      if (left <= 0 || depth > MOST_DEPTH) {
        isCut = true;
        return;
      }
      if (node.nodeType === Node.COMMENT_NODE) {
        const text = node.nodeValue ?? '';
        if (text.trim().length > 5) addText('comment', take(text));
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
    addText(part, take(element.textContent ?? ''));
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
    if (name === 'noscript') {
      readWritten(element, 'hidden');
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
    const isTable = /^(?:table|tbody|thead|tr|td|select)$/.test(name);
    if (!isTable) readGrid(element);
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
