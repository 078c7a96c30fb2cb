import { test } from '@playwright/test';

import { testJourneys } from './page-visitor.ts';

testJourneys(test);
