import { useSession, useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';

const Line = styled.p`
  margin-bottom: ${({ theme }) => theme.space(5)};
  padding: 0 12px;
  overflow-wrap: anywhere;
  > small {
    display: block;
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;

/** Who is signed in, above the left menu: name and e-mail address (specification §2). */
export const Welcome = () => {
  const t = useTexts('shell');
  const { user } = useSession();
  if (!user) return null;
  const name = `${user.first_name ?? ''} ${user.last_name ?? ''}`.trim() || user.name || user.email;
  return (
    <Line>
      {t('welcome', { name })}
      {user.email && user.email !== name && <small>{user.email}</small>}
    </Line>
  );
};
