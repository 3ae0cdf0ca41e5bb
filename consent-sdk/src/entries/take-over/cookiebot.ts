import { cookiebot } from '../../take-over/products/cookiebot';
import { takeOver } from '../../take-over/takeOver';

takeOver(cookiebot, __YINYOM_TAKE_OVER__);
