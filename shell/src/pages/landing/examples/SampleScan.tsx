import { PLACES } from '@yinyom/contracts/places';
import { formatDate, Link, useTexts } from '@yinyom/mfe-kit';
import { ButtonLink } from '@yinyom/ui/action/ButtonLink';
import { Badge } from '@yinyom/ui/data/Badge';
import { Box, Grid } from '../Grid';
import styled from 'styled-components';
import { usePublicSettings } from '../../../public-settings/usePublicSettings';
import { PICTURES, passesOfSample } from './passesOfSample';
import sample from './scan.json';

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space(1)};
  code {
    padding: 1px 8px;
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.canvas};
    overflow-wrap: anywhere;
  }
`;
const Pictures = styled(Grid)`
  margin-bottom: ${({ theme }) => theme.space(5)};
  figcaption {
    margin-top: ${({ theme }) => theme.space(1)};
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.font.size.small};
  }
`;
const Picture = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.small};
`;

const Source = styled.p`
  margin-top: ${({ theme }) => theme.space(3)};
`;

const Own = styled.p`
  margin-top: ${({ theme }) => theme.space(4)};
`;

/** A real scan of a demo website: what was there before a choice, although declined, and once accepted. */
export const SampleScan = () => {
  const t = useTexts('examples');
  const settings = usePublicSettings();
  return (
    <>
      <Pictures as="div" $min="260px">
        {PICTURES.map(({ pass, picture }) => (
          <figure key={pass}>
            <Picture src={picture} width={640} height={400} loading="lazy" alt={t(`scan.${pass}_picture`)} />
            <figcaption>{t(`scan.${pass}`)}</figcaption>
          </figure>
        ))}
      </Pictures>
      <Grid as="ol" $min="260px">
        {passesOfSample(sample).map(({ pass, needing, unclassified, necessary }) => (
          <Box key={pass}>
            <h3>{t(`scan.${pass}`)}</h3>
            <span>
              <Badge tone={needing.length > 0 && pass !== 'accept' ? 'danger' : 'neutral'}>
                {needing.length}
              </Badge>{' '}
              {t(pass === 'accept' ? 'scan.agreed' : 'scan.without')}
            </span>
            <Names>
              {needing.map((name) => (
                <li key={name}>
                  <code>{name}</code>
                </li>
              ))}
            </Names>
            {unclassified.length > 0 && (
              <span>{t('scan.unclassified', { number: String(unclassified.length) })}</span>
            )}
            <span>{t('scan.necessary', { number: String(necessary.length) })}</span>
          </Box>
        ))}
      </Grid>
      <Source>
        <small>{t('scan.source', { date: formatDate(sample.finished_at) })}</small>
      </Source>
      {settings?.public_checks && (
        <Own>
          <ButtonLink as={Link} $kind="secondary" to={PLACES.check}>
            {t('scan.own')}
          </ButtonLink>
        </Own>
      )}
    </>
  );
};
