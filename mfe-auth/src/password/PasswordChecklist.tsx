import { passwordRules } from '@yinyom/contracts/identity/passwordRules';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import styled from 'styled-components';
import { useAuthTexts } from '../texts/useAuthTexts';

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space(1)};
  font-size: ${({ theme }) => theme.font.size.small};
`;
const Condition = styled.li<{ $met: boolean }>`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space(2)};
  color: ${({ theme, $met }) => ($met ? theme.color.success : theme.color.danger)};
  > svg {
    flex: none;
  }
`;

/** The conditions of a new password, live: each turns from a red cross to a green check (specification §2). */
export const PasswordChecklist = ({ password }: { password: string }) => {
  const t = useAuthTexts();
  return (
    <List aria-label={t('checklist.title')}>
      {passwordRules.map(({ code, holds }) => {
        const met = holds(password);
        return (
          <Condition key={code} $met={met} data-met={met}>
            <Icon name={met ? 'check' : 'close'} size={16} />
            <span>
              {t(code === 'password_too_short' ? 'checklist.length' : `messages.${code}`)}
              <VisuallyHidden> ({t(met ? 'checklist.met' : 'checklist.not_met')})</VisuallyHidden>
            </span>
          </Condition>
        );
      })}
    </List>
  );
};
