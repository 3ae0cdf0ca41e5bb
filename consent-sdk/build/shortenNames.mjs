import { parseSync, printSync } from '@swc/core';
import { templateSum } from './templateSums.mjs';

/**
 * Names of members that only our own texts use, the core's and the parts' alike: each gets one letter, the same in every
 * text. None of them may be a name of the browser, the configuration, the stored choice, the API or a part's exports.
 */
const OWN_NAMES = [
  'session',
  'recorder',
  'refused',
  'isForbidden',
  'earlier',
  'asking',
  'grants',
  'mayAll',
  'may',
  'refresh',
  'valid',
  'outbox',
  'beacon',
  'baseCss',
  'createHost',
  'webLink',
  'readCookies',
  'inspect',
  'speak',
  'writeCookie',
  'labels',
  'decide',
  'keep',
  'rest',
  'element',
  'button',
  'frames',
  'made',
  'record',
  'banner',
  'show',
  'save',
  'fetchPart',
  'draw',
  'consent',
  'waiting',
  'onRecorded',
  'renewToken',
  'behind',
  'front',
  'isYoung',
  'runPart',
  'settle',
  'enact',
  'taken',
  'readItem',
  'writeItem',
  'parseObject',
];
/** Letters that are no name of a stored choice. */
const LETTERS = 'abdefghjklmnopqruwyzABCDEFGHIJKLMNOPQRSTUVWXYZ_$';
const SHORT = new Map(OWN_NAMES.map((name, index) => [name, LETTERS[index]]));

const shorten = (key) => {
  if (key?.type === 'Identifier') key.value = SHORT.get(key.value) ?? key.value;
};
const copy = (identifier) => ({ ...identifier });

/** What each kind of node says by a member's name. */
const KINDS = {
  MemberExpression: ({ property }) => shorten(property),
  KeyValueProperty: ({ key }) => shorten(key),
  MethodProperty: ({ key }) => shorten(key),
  KeyValuePatternProperty: ({ key }) => shorten(key),
  /** `{ name }` becomes `{ short: name }`. */
  ObjectExpression(node) {
    node.properties = node.properties.map((each) =>
      each.type === 'Identifier' && SHORT.has(each.value)
        ? { type: 'KeyValueProperty', key: copy(each), value: each }
        : each,
    );
  },
  ObjectPattern(node) {
    node.properties = node.properties.map((each) => {
      if (each.type !== 'AssignmentPatternProperty' || !SHORT.has(each.key.value)) return each;
      const { span, key, value } = each;
      const inside = value
        ? { type: 'AssignmentPattern', span, left: copy(key), right: value, typeAnnotation: null }
        : copy(key);
      return { type: 'KeyValuePatternProperty', key: copy(key), value: inside };
    });
  },
};

const visit = (node) => {
  if (!node || typeof node !== 'object') return;
  if (!Array.isArray(node)) KINDS[node.type]?.(node);
  for (const key of Object.keys(node)) {
    node[key] = templateSum(node[key]);
    visit(node[key]);
  }
};

/**
 * Shortens what a minifier leaves as it is: the members that are our own, which objects share, and templates.
 *
 * @param {string} source a bundled text
 * @param {boolean} isModule
 * @returns {Promise<string>}
 */
export const shortenNames = async (source, isModule) => {
  const tree = parseSync(source, { syntax: 'ecmascript', target: 'es2020', isModule });
  visit(tree);
  return printSync(tree, { jsc: { target: 'es2020' } }).code;
};
