import type { Detector, Hit, TextPart } from '../Content';

/** What opens something, by the form that its issuer gave it. */
const CERTAIN: readonly RegExp[] = [
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,2}PRIVATE KEY(?: BLOCK)?-----/g,
  /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Z0-9])/g,
  /(?<!\w)(?:ghp|gho|ghs|ghu)_[A-Za-z0-9]{36}(?!\w)/g,
  /(?<!\w)github_pat_[A-Za-z0-9_]{60,90}(?!\w)/g,
  /(?<!\w)glpat-[\w-]{20,24}(?!\w)/g,
  /(?<!\w)xox[baprs]-\d{8,14}-[\w-]{16,80}/g,
  /(?<!\w)(?:sk|rk)_live_[A-Za-z0-9]{16,120}(?!\w)/g,
  /(?<!\w)sk-ant-[\w-]{20,120}/g,
  /(?<!\w)SG\.[\w-]{20,24}\.[\w-]{40,46}(?!\w)/g,
  /(?<!\w)AccountKey=[A-Za-z0-9+/]{40,100}={0,2}/g,
  /(?<!\w)(?:mongodb(?:\+srv)?|postgres(?:ql)?|mysql|redis|amqp):\/\/[^\s:@/"'<>]{1,64}:[^\s:@/"'<>]{3,64}@[\w.-]{3,120}/g,
  /(?<!\w)(?:aws_secret_access_key|AWS_SECRET_ACCESS_KEY)\s{0,3}[=:]\s{0,3}["']?[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/])/g,
];
const SETTING =
  /^[ \t]{0,8}(?:export )?[A-Z][A-Z0-9_]{0,40}(?:PASSWORD|PASSWD|SECRET|SECRET_KEY|API_KEY|ACCESS_KEY|PRIVATE_KEY|TOKEN|APP_KEY)[ \t]{0,3}=[ \t]{0,3}["']?([^\s"'#]{6,200})/gm;
const NO_VALUE =
  /^(?:x{3,}|\*{3,}|\.{3,}|<.*|\$\{?.*|your[_-].*|change[_-]?me.*|changeit|example.*|secret|password|passwd|passw?|pwd|null|none|true|false|process\.env.*)$/i;
const DUMP = [
  /^-- (?:MySQL|MariaDB|PostgreSQL) (?:database )?dump/m,
  /^-- phpMyAdmin SQL Dump/m,
  /^INSERT INTO [`"[]?\w{0,40}(?:user|member|customer|account|employee|student|patient)\w{0,40}[`"\]]?[ (]/im,
];

/** What manuals of its issuer print, or a credential with a placeholder in place of a password. */
const isExample = (value: string): boolean => {
  const password = /:\/\/[^\s:@/]*:([^\s:@/]*)@/.exec(value)?.[1];
  return /EXAMPLE/.test(value) || (password !== undefined && NO_VALUE.test(password));
};

const inText = ({ text, place }: TextPart): Hit[] => {
  const values = CERTAIN.flatMap((pattern) => [...text.matchAll(pattern)].map(([value]) => value)).filter(
    (value) => !isExample(value),
  );
  const settings = [...text.matchAll(SETTING)].flatMap(([, value = '']) =>
    NO_VALUE.test(value) || isExample(value) ? [] : [value],
  );
  const dumps = DUMP.flatMap((pattern) => pattern.exec(text)?.[0] ?? []);
  const different = [...new Set([...values, ...settings, ...dumps])];
  if (different.length === 0) return [];
  const confidence = values.length > 0 || dumps.length > 0 || settings.length > 1 ? 'certain' : 'likely';
  return [{ kind: 'secret', confidence, place, values: different, count: different.length }];
};

/** Keys and passwords of machines, settings with secrets, and dumps of databases. */
export const secrets: Detector = ({ texts, tables }) => [
  ...texts.flatMap(inText),
  // Lines with equally many commas are read as a table; the lines of a dump are such.
  ...tables.flatMap(({ rows, place }) =>
    inText({ text: rows.map((row) => row.join(',')).join('\n'), place }),
  ),
];
