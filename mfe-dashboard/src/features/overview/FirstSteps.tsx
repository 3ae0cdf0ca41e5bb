import { ROLES } from '@yinyom/contracts/constants';
import type { WebsiteOverview } from '@yinyom/contracts/consents/overview';
import { formatNumber, Link, useLang, useSession, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Card } from '@yinyom/ui/data/Card';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { VisuallyHidden } from '@yinyom/ui/foundation/VisuallyHidden';
import styled from 'styled-components';
import { setUpOf } from './setUp';

const Steps = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space(4)};
  margin: ${({ theme }) => theme.space(4)} 0 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr);
    gap: ${({ theme }) => theme.space(3)};
  }
  a {
    margin-top: ${({ theme }) => theme.space(2)};
  }
`;
const Mark = styled.span<{ $done: boolean }>`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 50%;
  background: ${({ theme, $done }) => ($done ? theme.color.successSoft : theme.color.canvas)};
  color: ${({ theme, $done }) => ($done ? theme.color.success : theme.color.muted)};
  font-weight: ${({ theme }) => theme.font.weight.bold};
`;

interface FirstStepsProps {
  applicationId: string;
  overview: WebsiteOverview;
  /** Times the banner was shown in the period. */
  shown: number;
}

/**
 * In the place of figures while nobody has decided yet: script, publication, first visitor; which of them is done, and
 * the one that is next as the only button.
 */
export const FirstSteps = ({ applicationId, overview, shown }: FirstStepsProps) => {
  const t = useTexts('dashboard');
  const lang = useLang();
  const mayAct = useSession().role >= ROLES.member;
  const { installed, publication } = setUpOf(overview);
  const disabled = publication === 'disabled';
  const site = `/websites/${applicationId}`;
  const steps = [
    {
      done: installed,
      title: t(installed ? 'start.scriptDone' : 'start.script'),
      text: t(installed ? 'start.scriptDoneText' : 'start.scriptText'),
      to: `${site}?section=script`,
      label: t('consents.install'),
    },
    {
      done: publication === 'published',
      title: t(
        disabled ? 'start.disabled' : publication === 'published' ? 'start.publishDone' : 'start.publish',
      ),
      text: t(
        disabled
          ? 'start.disabledText'
          : publication === 'published'
            ? 'start.publishDoneText'
            : 'start.publishText',
      ),
      to: disabled ? `${site}?section=settings` : `${site}?section=banner`,
      label: t(disabled ? 'start.toSettings' : 'consents.toBanner'),
    },
    {
      done: false,
      title: t('start.wait'),
      text: shown > 0 ? t('trend.undecided', { number: formatNumber(shown, lang) }) : t('start.waitText'),
    },
  ];
  const next = steps.findIndex(({ done }) => !done);
  return (
    <Card aria-label={t('start.title')}>
      <h2>{t('start.title')}</h2>
      <Steps>
        {steps.map(({ done, title, text, to, label }, index) => (
          <li key={title} aria-current={index === next ? 'step' : undefined}>
            <Mark $done={done}>
              {done ? <Icon name="check" /> : index + 1}
              {done && <VisuallyHidden>{t('start.done')}</VisuallyHidden>}
            </Mark>
            <div>
              <strong>{title}</strong>
              <p>{text}</p>
              {index === next && to && mayAct && (
                <ButtonLink as={Link} to={to}>
                  {label}
                </ButtonLink>
              )}
            </div>
          </li>
        ))}
      </Steps>
    </Card>
  );
};
