import type { Scope } from '@yinyom/contracts/identity/scopes';
import { Checkbox } from '@yinyom/ui/form/Checkbox';
import styled from 'styled-components';
import { useKeysTexts } from '../../texts/useKeysTexts';
import { SCOPE_GROUPS } from '../../api-key-scopes/scopeGroups';

const Groups = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  > legend {
    padding: 0;
  }
`;
const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr) repeat(3, 118px);
  align-items: center;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  > legend {
    float: left;
    padding: 0;
  }
  @media (max-width: ${({ theme }) => theme.phone}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > legend {
      grid-column: 1 / -1;
      padding-top: ${({ theme }) => theme.space(2)};
    }
  }
`;
const Wrong = styled.p`
  color: ${({ theme }) => theme.color.danger};
  font-size: ${({ theme }) => theme.font.size.small};
`;

interface ScopeChoiceProps {
  value: readonly Scope[];
  error?: string | undefined;
  onChange: (value: Scope[]) => void;
}

/** What a key may do, in words of the console, by what it is about. */
export const ScopeChoice = ({ value, error, onChange }: ScopeChoiceProps) => {
  const t = useKeysTexts();
  const change = (scope: Scope, chosen: boolean) =>
    onChange(chosen ? [...value, scope] : value.filter((one) => one !== scope));
  return (
    <Groups aria-describedby={error ? 'scopes-wrong' : undefined}>
      <legend>{t('form.scopes')}</legend>
      {SCOPE_GROUPS.map(({ noun, scopes }) => (
        <Group key={noun}>
          <legend>{t(`scope.${noun}`)}</legend>
          {scopes.map(({ scope, verb }, at) => (
            <Checkbox
              key={scope}
              // After a refusal the first one is where the form leads.
              {...(at === 0 && { name: 'scopes' })}
              label={t(`verb.${verb}`)}
              checked={value.includes(scope)}
              onChange={(chosen) => change(scope, chosen)}
            />
          ))}
        </Group>
      ))}
      {error && (
        <Wrong id="scopes-wrong" role="alert">
          {error}
        </Wrong>
      )}
    </Groups>
  );
};
