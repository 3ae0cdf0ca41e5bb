import { controlLook } from '@yinyom/ui/form/controlLook';
import styled, { useTheme } from 'styled-components';

const Input = styled.input`
  ${controlLook}
  margin-bottom: 4px;
`;

/** Narrows a long menu. */
export const MenuSearch = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const { labels } = useTheme();
  return (
    <Input
      type="search"
      autoFocus
      aria-label={labels.search}
      placeholder={labels.search}
      value={value}
      onChange={(event) => onChange(event.target.value.trimStart())}
    />
  );
};
