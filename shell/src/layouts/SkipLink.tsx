import { useTexts } from '@yinyom/mfe-kit';
import styled from 'styled-components';

const Anchor = styled.a`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: ${({ theme }) => theme.layer.toast};
  padding: 8px 16px;
  border-radius: ${({ theme }) => theme.radius.normal};
  background: ${({ theme }) => theme.color.surface};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

/** First stop of the keyboard: jumps over the navigation to the content. */
export const SkipLink = () => {
  const t = useTexts('shell');
  return <Anchor href="#content">{t('skip_to_content')}</Anchor>;
};
