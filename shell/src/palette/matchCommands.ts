import { COMMAND_KINDS, type Command } from './Command';

const plain = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Commands whose label or words hold every word that was typed, grouped in the order of kinds. Pure. */
export const matchCommands = (commands: readonly Command[], typed: string): Command[] => {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  const matching = commands.filter(({ label, words = '' }) => {
    const text = plain(`${label} ${words}`);
    return wanted.every((word) => text.includes(word));
  });
  return COMMAND_KINDS.flatMap((kind) => matching.filter((command) => command.kind === kind));
};
