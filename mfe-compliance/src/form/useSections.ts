import { useState } from 'react';

export interface SectionState {
  isOpen: boolean;
  /** A person went on to it from the section before. */
  isEntered: boolean;
  onToggle: (isOpen: boolean) => void;
  onNext: () => void;
}

interface Checked {
  problems: Partial<Record<string, string>>;
  refusals: number;
}

/**
 * Which sections of a long form are open: the first ones at first, then as people open and close them. "Next" closes the section that it
 * is in and opens the one after it. Sections with wrong fields open when a form is refused, so that the first of these gets the focus.
 * @param sections names in their order, with the fields that are in each
 * @param first the section or sections that are open at first; undefined: none
 */
export const useSections = <Name extends string>(
  sections: readonly (readonly [Name, readonly string[]])[],
  { problems, refusals }: Checked,
  first: Name | readonly Name[] | undefined,
): ((name: Name) => SectionState) => {
  const [open, setOpen] = useState<ReadonlySet<Name>>(
    new Set<Name>(typeof first === 'string' ? [first] : first),
  );
  const [entered, setEntered] = useState<Name | null>(null);
  const [seen, setSeen] = useState(refusals);
  if (seen !== refusals) {
    setSeen(refusals);
    const wrong = sections.filter(([, fields]) => fields.some((field) => problems[field] !== undefined));
    setOpen(new Set([...open, ...wrong.map(([name]) => name)]));
  }
  return (name) => ({
    isOpen: open.has(name),
    isEntered: entered === name,
    onToggle: (isOpen) => {
      setEntered(null);
      setOpen(new Set(isOpen ? [...open, name] : [...open].filter((one) => one !== name)));
    },
    onNext: () => {
      const [after] = sections[sections.findIndex(([one]) => one === name) + 1] ?? [];
      if (after === undefined) return;
      setEntered(after);
      setOpen(new Set([...[...open].filter((one) => one !== name), after]));
    },
  });
};
