import { createElement } from '../platform/native';

type Child = Node | string | null | false | undefined;

/** Builds an element from attributes and children. Strings become text nodes: no text is ever read as markup. */
export const element = <T extends HTMLElement = HTMLElement>(
  tag: string,
  attributes: Record<string, string | number> = {},
  ...children: Child[]
): T => {
  const node = createElement(tag) as T;
  for (const name of Object.keys(attributes)) node.setAttribute(name, attributes[name] as string);
  for (const child of children) if (child) node.append(child);
  return node;
};

/** A button; the handler learns whether a person pressed it or a script did. */
export const button = (
  className: string,
  text: string,
  onClick: (byPerson: boolean) => void,
): HTMLElement => {
  const node = element('button', { class: className }, text);
  node.onclick = ({ isTrusted }) => void onClick(isTrusted);
  return node;
};
