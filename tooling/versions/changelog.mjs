const SECTION = /^## (\d+\.\d+\.\d+)$/m;

/**
 * The sections of a changelog, newest first.
 * @returns {{ version: string, surface: string | undefined, lines: string[] }[]}
 */
export const sectionsOf = (changelog) =>
  changelog
    .split(/^(?=## )/m)
    .slice(1)
    .map((text) => ({
      version: SECTION.exec(text)?.[1] ?? text.split('\n')[0],
      surface: /<!-- surface ([0-9a-f]+) -->/.exec(text)?.[1],
      lines: text.split('\n').filter((line) => line.startsWith('- ')),
    }));

/** Puts a new section above the others. `surface` ties the version to what the packages offered then. */
export const withSection = (changelog, { version, lines, surface }) => {
  const section = [
    `## ${version}`,
    '',
    ...lines.map((line) => `- ${line}`),
    '',
    `<!-- surface ${surface} -->`,
    '',
  ];
  const at = changelog.search(/^## /m);
  const [head, rest] = at < 0 ? [changelog, ''] : [changelog.slice(0, at), changelog.slice(at)];
  return [head.trimEnd(), '', ...section, rest].join('\n').trimEnd() + '\n';
};

/** Whether the first version is higher than the second. */
export const isHigher = (one, other) => {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number));
  const at = a.findIndex((part, index) => part !== b[index]);
  return at >= 0 && a[at] > b[at];
};

/**
 * The changelog of the whole with what was unreleased as a version.
 * @param {string} date of the release, YYYY-MM-DD
 * @returns {string | null} null: no line says what changed
 */
export const withRelease = (changelog, version, date) => {
  const [, head, lines, rest] = /^([^]*?^## Unreleased\n)([^]*?)(^## [^]*)$/m.exec(changelog) ?? [];
  if (!lines?.includes('\n- ')) return null;
  return `${head}\n## ${version} (${date})\n${lines}${rest}`;
};

/** Heading under which readme.txt of the WordPress plugin collects what comes next. */
const NEXT = '= Next version =';

/**
 * readme.txt of the WordPress plugin with a version as its stable one. Each stable version has an entry: without lines about the plugin, that
 * it is as it was.
 */
export const withStableTag = (readme, version) => {
  const tagged = readme.replace(/(?<=^Stable tag: )\S+/m, version);
  if (tagged.includes(NEXT)) return tagged.replace(NEXT, `= ${version} =`);
  const entry = `= ${version} =\n* The version of the platform; the plugin is as it was.\n`;
  return tagged.replace('== Changelog ==\n', `== Changelog ==\n\n${entry}`);
};
