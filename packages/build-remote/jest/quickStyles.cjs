/**
 * What Testing Library and its matchers ask of every element and its ancestors; true where the value is that of the nearest
 * ancestor which has one.
 */
const ASKED = new Map([
  ['display', false],
  ['opacity', false],
  ['visibility', true],
  ['pointer-events', true],
]);
const IN_SCRIPT = { pointerEvents: 'pointer-events' };

/** Values that mean nothing but themselves. */
const isPlain = (value) => /^(?!inherit|initial|unset|revert)[a-z-]+$|^[\d.]+$/.test(value);

/** The browser's own style sheet asks more of these than their name. */
const SPECIAL = new Set(['details', 'dialog', 'embed', 'noscript', 'slot', 'summary']);
const isSpecial = (element) =>
  SPECIAL.has(element.localName) ||
  element.hasAttribute('hidden') ||
  element.hasAttribute('popover') ||
  element.getAttribute('type') === 'hidden';

/** A class weighs more than what the browser's own style sheet says of a name; `:where` would take its weight. */
const beatsBrowser = ({ selectorText }) => /^[^(]*\.[^(]*$/.test(selectorText);

/** Classes that the last element of each selector of a list must have one of; null where a selector names none. */
const lastClasses = (selectors) => {
  if (selectors.includes('(') || selectors.includes('[')) return null;
  const classes = selectors.split(',').map((selector) => /\.([\w-]+)[^\s>+~.]*$/.exec(selector)?.[1]);
  return classes.includes(undefined) ? null : classes;
};

/** The rules of a window's style sheets that declare `property`, by class. */
class RulesOf {
  constructor(property) {
    this.property = property;
    this.clear();
  }

  clear() {
    this.byClass = new Map();
    this.others = new Set();
  }

  add(rule) {
    // Of a part of an element, not of the element.
    if (rule.selectorText.split(',').every((selector) => selector.includes('::'))) return;
    if (rule.style.getPropertyValue(this.property) === '') return;
    for (const name of lastClasses(rule.selectorText) ?? [null]) {
      if (name === null) this.others.add(rule);
      else this.byClass.set(name, (this.byClass.get(name) ?? new Set()).add(rule));
    }
  }

  /** Rules that match, each once. */
  for(element) {
    const candidates = new Set(this.others);
    for (const name of element.classList)
      for (const rule of this.byClass.get(name) ?? []) candidates.add(rule);
    return [...candidates].filter((rule) => element.matches(rule.selectorText));
  }
}

/** By property, name and type of an element that no rule and no style of its own concerns. */
const defaults = new Map();

/**
 * Answers what is asked most without the whole cascade, and has jsdom answer the rest and every case in which more than one
 * declaration might apply. jsdom computes all properties of an element for each of these answers, again after every change of the
 * document: a seventh of the time of tests with a document. Values are the same (quickStyles.test.ts).
 * @param window of jsdom
 */
const answerQuickly = (window) => {
  const computed = window.getComputedStyle;
  const rules = new Map([...ASKED.keys()].map((property) => [property, new RulesOf(property)]));
  let known = Object.assign([], { isWhole: true });

  const isStyleRule = (rule) => rule.constructor.name === 'CSSStyleRule';
  const add = (rule) => {
    if (isStyleRule(rule)) for (const ofProperty of rules.values()) ofProperty.add(rule);
    // jsdom follows these rules only for plain media, which nothing of ours names.
    else if (
      /^CSS(?:Import|Media)Rule$/.test(rule.constructor.name) &&
      /^(?:|all|screen)$/.test(rule.media.mediaText)
    )
      known.isWhole = false;
  };
  const { prototype } = window.CSSStyleSheet;
  const { insertRule, deleteRule } = prototype;
  prototype.insertRule = function (...args) {
    const index = insertRule.apply(this, args);
    if (known.includes(this)) add(this.cssRules[index]);
    return index;
  };
  prototype.deleteRule = function (...args) {
    known = Object.assign([], { isWhole: false });
    return deleteRule.apply(this, args);
  };

  /** Reads the style sheets where there are others than before. @returns whether all rules are known */
  const readSheets = () => {
    const sheets = window.document.styleSheets;
    if (known.length !== sheets.length || known.some((sheet, index) => sheet !== sheets[index])) {
      for (const ofProperty of rules.values()) ofProperty.clear();
      known = Object.assign([...sheets], { isWhole: true });
      for (const sheet of known) for (const rule of sheet.cssRules) add(rule);
    }
    return known.isWhole;
  };

  const hasOwn = (element, property) => element.getAttribute('style')?.includes(property) ?? false;
  const isConcerned = (element, property) =>
    isSpecial(element) || hasOwn(element, property) || rules.get(property).for(element).length > 0;

  /** The value, where at most one declaration can apply; undefined where jsdom has to say. */
  const quickly = (element, property) => {
    if (!element.isConnected || !readSheets() || isSpecial(element) || hasOwn(element, property))
      return undefined;
    const [rule, more] = rules.get(property).for(element);
    if (more) return undefined;
    const declared = rule?.style.getPropertyValue(property);
    if (rule) return beatsBrowser(rule) && isPlain(declared) ? declared : undefined;
    const isInherited = ASKED.get(property);
    for (let above = element.parentElement; isInherited && above; above = above.parentElement)
      if (isConcerned(above, property)) return undefined;
    const key = [property, element.namespaceURI, element.localName, element.getAttribute('type')].join(' ');
    if (!defaults.has(key)) defaults.set(key, computed.call(window, element).getPropertyValue(property));
    return defaults.get(key);
  };

  const quick = (element, pseudo) => {
    if (pseudo || !(element instanceof window.Element)) return computed.call(window, element, pseudo);
    let whole;
    const all = () => (whole ??= computed.call(window, element));
    const ask = (property) => (ASKED.has(property) ? quickly(element, property) : undefined);
    return new Proxy(Object.create(null), {
      get: (_, name) => {
        if (name === 'getPropertyValue')
          return (property) => ask(property) ?? all().getPropertyValue(property);
        const value = ask(IN_SCRIPT[name] ?? name) ?? all()[name];
        return typeof value === 'function' ? value.bind(all()) : value;
      },
      has: (_, name) => name in all(),
      getPrototypeOf: () => Object.getPrototypeOf(all()),
    });
  };
  // Tests compare the two.
  quick.whole = (element) => computed.call(window, element);
  window.getComputedStyle = quick;
};

module.exports = { answerQuickly };
