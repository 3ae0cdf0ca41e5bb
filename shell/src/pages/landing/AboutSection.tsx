import { useTexts } from '@yinyom/mfe-kit';
import { Icon } from '@yinyom/ui/foundation/Icon';
import { usePublicSettings } from '../../public-settings/usePublicSettings';
import { Box, Disc, Grid } from './Grid';
import { Section } from './Section';

/** Whom the product is made for, and the partners of this installation where its settings name some. */
export const AboutSection = () => {
  const t = useTexts('landing');
  const partners = usePublicSettings()?.partners ?? [];
  return (
    <Section id="about" title={t('about.title')} text={t('about.text')}>
      {partners.length > 0 && (
        <>
          <h3 id="partners">{t('about.partners')}</h3>
          <Grid $min="200px" aria-labelledby="partners">
            {partners.map(({ name, url }) => (
              <Box key={name}>
                <Disc>
                  <Icon name="building" size={24} />
                </Disc>
                {url ? (
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                ) : (
                  <span>{name}</span>
                )}
              </Box>
            ))}
          </Grid>
        </>
      )}
    </Section>
  );
};
