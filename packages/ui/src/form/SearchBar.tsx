import { SEARCH_MAX_LENGTH } from '@yinyom/contracts/constants';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FilterFold, foldedBar } from './FilterFold';
import { TextField } from './TextField';

/** Field and button share a row on phones, whatever grid the bar has elsewhere. */
const Form = styled.form`
  ${foldedBar}
`;

interface SearchBarProps {
  /** Of the field. */
  label: string;
  /** Of the whole bar, for screen readers, where a page has several. */
  name?: string;
  /** What is searched for now. */
  q: string;
  onSearch: (q: string) => void;
  /** Searches during typing, too, after each pause. */
  live?: boolean;
  className?: string;
  /** How many of the further filters narrow the list now; they fold on phones. */
  active?: number;
  /** Further filters beside the field. */
  children?: ReactNode;
}

/** Pause in typing after which a live search begins. */
const PAUSE_MS = 400;

/** What narrows a list. The search applies on Enter or on leaving the field; a change from outside is shown. */
export const SearchBar = (props: SearchBarProps) => {
  const { label, name, q, onSearch, live = false, className, active = 0, children } = props;
  // Until the list has what was searched for last, `q` is still the search before it.
  const [typed, setTyped] = useState({ of: q, before: q, text: q });
  if (typed.of === q && typed.before !== q) setTyped({ ...typed, before: q });
  const isTyped = typed.of === q || typed.before === q;
  const text = isTyped ? typed.text : q;
  const wanted = text.trim();
  const isNew = wanted !== (isTyped ? typed.of : q);
  const search = (kept = wanted) => {
    if (!isNew) return;
    setTyped({ of: wanted, before: q, text: kept });
    onSearch(wanted);
  };
  useEffect(() => {
    if (!live || !isNew) return undefined;
    const timer = setTimeout(() => search(text), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <Form
      role="search"
      aria-label={name}
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <TextField
        label={label}
        type="search"
        maxLength={SEARCH_MAX_LENGTH}
        value={text}
        onChange={(next) => setTyped(isTyped ? { ...typed, text: next } : { of: q, before: q, text: next })}
        onBlur={() => search()}
      />
      {children && <FilterFold active={active}>{children}</FilterFold>}
    </Form>
  );
};
