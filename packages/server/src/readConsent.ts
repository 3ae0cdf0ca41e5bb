import { checkOptions, secretsOf } from './checkOptions';
import { bytesOf, macOf } from './choiceKey';
import type { ReadOptions, ServerChoice } from './ServerChoice';

const COOKIE = 'yy_c';
const FORM = /^(v1\.([0-9a-z]{1,4})\.([0-9a-z]{1,6})\.([0-9a-z]{1,6}))\.([\w-]{22})$/;
const SIGNATURE_BYTES = 16;
const DAY_MS = 86_400_000;
const DEFAULT_VALID_DAYS = 365;
/** Of a header with many cookies of that name no more are looked at. */
const MOST_COOKIES = 8;

/** Every value of the cookie: a sub-domain may have put another one beside it. */
const valuesIn = (header: string): string[] =>
  header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${COOKIE}=`))
    .slice(0, MOST_COOKIES)
    .map((part) => part.slice(COOKIE.length + 1));

/** Takes as long for a wrong first byte as for a wrong last one. */
const isSame = (mac: Uint8Array, given: Uint8Array): boolean => {
  if (given.length !== SIGNATURE_BYTES) return false;
  let difference = 0;
  for (let index = 0; index < SIGNATURE_BYTES; index++) difference |= (mac[index] ?? 0) ^ (given[index] ?? 0);
  return difference === 0;
};

const isSigned = async (text: string, signature: string, { siteKey, secret }: ReadOptions) => {
  const given = bytesOf(signature);
  if (!given) return false;
  let signed = false;
  for (const one of secretsOf(secret))
    if (isSame(await macOf(one, `${siteKey}|${text}`), given)) signed = true;
  return signed;
};

const readOne = async (value: string, options: ReadOptions): Promise<ServerChoice | null> => {
  const [, text = '', bitmap = '', version = '', day = '', signature = ''] = FORM.exec(value) ?? [];
  if (!text || !(await isSigned(text, signature, options))) return null;
  const [bits, shown, decided] = [bitmap, version, day].map((number) => Number.parseInt(number, 36)) as [
    number,
    number,
    number,
  ];
  const { minVersion = 0, validDays = DEFAULT_VALID_DAYS, now = Date.now() } = options;
  const age = Math.floor(now / DAY_MS) - decided;
  // A day ahead: clocks differ. Validity is counted in whole days, in favour of asking.
  if (shown < minVersion || age >= validDays || age < -1) return null;
  const may = (type: number): boolean => ((bits >> type) & 1) === 1;
  return { 1: true, 2: may(2), 3: may(3), 4: may(4), version: shown, day: decided };
};

/**
 * What a visitor decided, from the `Cookie` header of the request, without asking anybody. The platform signs a choice when it
 * has recorded it, so no browser can make one up.
 * @returns null where nothing is proved: treat it as a refusal
 * @throws Error when site key or secret are not given or are none, whatever the visitor sent; never for what a visitor sent
 */
export const readConsent = async (
  cookieHeader: string | null | undefined,
  options: ReadOptions,
): Promise<ServerChoice | null> => {
  checkOptions(options);
  let found: ServerChoice | null = null;
  for (const value of valuesIn(cookieHeader ?? '')) {
    const choice = await readOne(value, options);
    if (choice && (!found || choice.day > found.day)) found = choice;
  }
  return found;
};
