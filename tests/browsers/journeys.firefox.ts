import { test } from './firefox-test.ts';
import { testJourneys } from './page-visitor.ts';

testJourneys(test);
