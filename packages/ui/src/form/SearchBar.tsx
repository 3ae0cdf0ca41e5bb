import { SEARCH_MAX_LENGTH } from '@yinyom/contracts/constants';
import { useEffect, useEffectEvent, useState } from 'react';
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
  // Until the list has what was searched for last, `q` is a search before it.
  const [typed, setTyped] = useState({ searches: [q], text: q });
  const isTyped = typed.searches.includes(q);
  const searches = isTyped ? typed.searches : [q];
  const last = searches.at(-1);
  if (searches.length > 1 && last === q) setTyped({ ...typed, searches: [q] });
  const text = isTyped ? typed.text : q;
  const wanted = text.trim();
  const isNew = wanted !== last;
  const search = (kept = wanted) => {
    if (!isNew) return;
    setTyped({ searches: [...searches, wanted], text: kept });
    onSearch(wanted);
  };
  const searchAfterPause = useEffectEvent(() => search(text));
  // Only typing begins the pause again: a page that is drawn for another reason leaves it running.
  useEffect(() => {
    if (!live || !isNew) return undefined;
    const timer = setTimeout(searchAfterPause, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [live, isNew, text]);
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
        onChange={(next) => setTyped({ searches, text: next })}
        onBlur={() => search()}
      />
      {children && <FilterFold active={active}>{children}</FilterFold>}
    </Form>
  );
};
