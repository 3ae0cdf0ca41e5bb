import { SEARCH_MAX_LENGTH } from '@yinyom/contracts/constants';
import { controlLook } from '@yinyom/ui/form/controlLook';
import { useEffect, useState } from 'react';
import styled, { useTheme } from 'styled-components';

const Input = styled.input`
  ${controlLook}
  width: calc(100% - 8px);
  margin: 4px;
`;
/** Milliseconds without a key after which the server is asked. */
const PAUSE = 250;

/** Narrows a long menu, once typing pauses. */
export const MenuSearch = ({ onSearch }: { onSearch: (q: string) => void }) => {
  const { labels } = useTheme();
  const [text, setText] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onSearch(text.trim().toLowerCase()), PAUSE);
    return () => clearTimeout(timer);
  }, [text, onSearch]);
  return (
    <Input
      type="search"
      autoFocus
      maxLength={SEARCH_MAX_LENGTH}
      aria-label={labels.search}
      placeholder={labels.search}
      value={text}
      onChange={(event) => setText(event.target.value.trimStart())}
    />
  );
};
