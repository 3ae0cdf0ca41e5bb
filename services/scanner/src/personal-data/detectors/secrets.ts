import type { Detector, Hit, TextPart } from '../Content';

/** What opens something, by the form that its issuer gave it. */
const CERTAIN: readonly RegExp[] = [
  // With the start of the key: programs and manuals name the line above it.
  /-----BEGIN (?:[A-Z0-9]{1,12} ){0,2}PRIVATE KEY(?: BLOCK)?-----(?:(?!-----)[\s\S]){0,300}?[A-Za-z0-9+/]{40}/g,
  /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z2-7]{16}(?![A-Z0-9])/g,
  /(?<!\w)(?:ghp|gho|ghs|ghu)_[A-Za-z0-9]{36}(?!\w)/g,
  /(?<!\w)github_pat_[A-Za-z0-9_]{60,90}(?!\w)/g,
  /(?<!\w)glpat-[\w-]{20,24}(?!\w)/g,
  /(?<!\w)xox[baprs]-\d{8,14}-[\w-]{16,80}/g,
  /(?<!\w)(?:sk|rk)_live_[A-Za-z0-9]{16,120}(?!\w)/g,
  /(?<!\w)sk-ant-[\w-]{20,120}/g,
  /(?<!\w)SG\.[\w-]{20,24}\.[\w-]{40,46}(?!\w)/g,
  /(?<![\w.])hooks\.slack\.com\/services\/T[A-Z0-9]{6,14}\/B[A-Z0-9]{6,14}\/[A-Za-z0-9]{20,30}(?!\w)/g,
  /(?<![\w.])discord(?:app)?\.com\/api\/webhooks\/\d{15,21}\/[\w-]{60,80}/g,
  /(?<![\w:])\d{8,10}:AA[\w-]{32,34}(?![\w-])/g,
  /(?<!\w)AccountKey=[A-Za-z0-9+/]{40,100}={0,2}/g,
  /(?<!\w)(?:mongodb(?:\+srv)?|postgres(?:ql)?|mysql|redis|amqp):\/\/[^\s:@/"'<>]{1,64}:[^\s:@/"'<>]{3,64}@[\w.-]{3,120}/g,
  /(?<!\w)(?:aws_secret_access_key|AWS_SECRET_ACCESS_KEY)\s{0,3}[=:]\s{0,3}["']?[A-Za-z0-9+/]{40}(?![A-Za-z0-9+/])/g,
];
const SETTING =
  /^[ \t]{0,8}(?:- |export )?(?:[A-Z][A-Z0-9_]{0,40})?(?:PASSWORD|PASSWD|SECRET|SECRET_KEY|API_KEY|ACCESS_KEY|PRIVATE_KEY|TOKEN|APP_KEY)[ \t]{0,3}=[ \t]{0,3}["']?([^\s"'#]{6,200})/gm;
/** Settings of WordPress, and strings by which programs open a database. */
const PASSWORDS: readonly RegExp[] = [
  /\bdefine\(\s{0,3}['"](?:DB_PASSWORD|(?:SECURE_AUTH|LOGGED_IN|AUTH|NONCE)_(?:KEY|SALT))['"]\s{0,3},\s{0,3}['"]([^'"\n]{6,200})['"]/g,
  /\b(?:Server|Data Source|Host)=[^;"'<>\n]{1,100};(?:[^;"'<>\n]{1,100};){0,6}?\s?(?:Password|Pwd)=([^\s;"'<>]{6,100})/gi,
  /(?:->|\$\w{0,30}|['"]\w{0,30})(?:password|passwd|passwort|pwd|pass)['"]?\]?\s{0,9}(?:=>|=|:)\s{0,9}['"](?!(?:required|nullable|sometimes|string|min|max)\b|https?:|[/#.][a-z_-])(?=[^'"\s]{0,60}[\d!#-&(-/:-@])([!#-&(-~]{8,60})['"]/gi,
  /->(?:password|passwd)\s{0,9}=\s{0,9}['"](?!(?:required|nullable|sometimes|string|min|max)\b|https?:|[/#.][a-z_-])([!#-&(-~]{8,60})['"]/gi,
  /^[ \t]{0,8}(?:[a-z][\w-]{0,30}\.){1,6}(?:password|passwd|secret|secret-key)[ \t]{0,3}[=:][ \t]{0,3}(?!(?:required|nullable|sometimes|string|min|max)\b|https?:|[/#.][a-z_-])(?=\S{0,60}[\d!#-&(-/:-@])([!#-&(-~]{6,100})(?=["']|[ \t]{0,9}\r?$)/gm,
];
/** Placeholders, and calls of programs that read the value elsewhere. */
const NO_VALUE =
  /^(?:x{3,}|\*{3,}|\.{3,}|[{[<$].*|%[({].*|%.*%|#\{.*|#.*#|@.*@|__.*__|your.*|my_?pass.*|password_here|put your.*|change[_-]?me.*|changeit|example.*|secret|password|passwd|passw?|pwd|null|none|true|false|(?:process\.|import\.meta\.)env.*|os\.(?:environ|getenv).*|(?:get)?env\(.*|config\(.*)$/i;
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
  const settings = [SETTING, ...PASSWORDS]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, value = '']) => {
      const isNone = NO_VALUE.test(value.replace(/[.,)]{1,3}$/, '')) || isExample(value);
      return isNone ? [] : [value];
    });
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
