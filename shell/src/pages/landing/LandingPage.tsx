import { lazyPart } from '@yinyom/mfe-kit';
import { RetryWhenOnline } from '../../feedback/RetryWhenOnline';
import { AboutSection } from './AboutSection';
import { ExampleSection } from './ExampleSection';
import { FaqSection } from './FaqSection';
import { FeaturesSection } from './FeaturesSection';
import { HeroSection } from './HeroSection';
import { PriceSection } from './PriceSection';
import { StepsSection } from './StepsSection';

const SampleProof = lazyPart(
  () => import('./examples/SampleProof').then((file) => file.SampleProof),
  RetryWhenOnline,
);
const SampleScan = lazyPart(
  () => import('./examples/SampleScan').then((file) => file.SampleScan),
  RetryWhenOnline,
);

/** The public front page (specification §1). */
export const LandingPage = () => (
  <>
    <HeroSection />
    <FeaturesSection />
    <ExampleSection id="proof" example={SampleProof} />
    <ExampleSection id="scan" example={SampleScan} tinted />
    <StepsSection />
    <PriceSection />
    <AboutSection />
    <FaqSection />
  </>
);
