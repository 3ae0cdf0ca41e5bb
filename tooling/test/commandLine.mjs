const SHARD = /^--shard(?:=(.+))?$/;

const wordOf = (args, at) => SHARD.exec(args[at])?.[1] ?? args[at + 1] ?? '';

/**
 * @param {string[]} args of jest
 * @returns {{ index: number, count: number } | null} which part of the tests `--shard=1/2` or `--shard 1/2` asks for
 */
export const shardOf = (args) => {
  const at = args.findIndex((arg) => SHARD.test(arg));
  if (at < 0) return null;
  const [index, count] = wordOf(args, at).split('/').map(Number);
  return { index, count };
};

/** Whether arguments ask for anything else than all tests or a shard of them: such runs tell nothing of the whole. */
export const isNarrowed = (args) => {
  const at = args.findIndex((arg) => SHARD.test(arg));
  if (at < 0) return args.length > 0;
  return args.length > (args[at].includes('=') ? 1 : 2);
};
