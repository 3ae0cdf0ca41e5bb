import { Fragment } from 'react';
import type { ReactNode } from 'react';

/**
 * A text with marked parts, e.g. `I accept the <terms>terms</terms>.`: each mark is drawn by the function of its
 * name, so that translators decide where it stands. An unknown mark shows its words only.
 */
export const MarkedText = ({
  text,
  marks,
}: {
  text: string;
  marks: Record<string, (words: string) => ReactNode>;
}) =>
  text.split(/(<(?:\w+)>[^<]*<\/\w+>)/).map((part, index) => {
    const [, name = '', words = ''] = /^<(\w+)>([^<]*)<\//.exec(part) ?? [];
    // The parts of one text never change their order.
    return <Fragment key={index}>{name ? (marks[name]?.(words) ?? words) : part}</Fragment>;
  });
