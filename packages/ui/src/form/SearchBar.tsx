import { SEARCH_MAX_LENGTH } from '@yinyom/contracts/constants';
import { useState } from 'react';
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
  className?: string;
  /** How many of the further filters narrow the list now; they fold on phones. */
  active?: number;
  /** Further filters beside the field. */
  children?: ReactNode;
}

/** What narrows a list. The search applies on Enter or on leaving the field; a change from outside is shown. */
export const SearchBar = ({ label, name, q, onSearch, className, active = 0, children }: SearchBarProps) => {
  const [typed, setTyped] = useState({ of: q, text: q });
  const text = typed.of === q ? typed.text : q;
  const search = () => {
    const wanted = text.trim();
    if (wanted === q) return;
    setTyped({ of: wanted, text: wanted });
    onSearch(wanted);
  };
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
        onChange={(next) => setTyped({ of: q, text: next })}
        onBlur={search}
      />
      {children && <FilterFold active={active}>{children}</FilterFold>}
    </Form>
  );
};
