import { testJourneys } from './page-visitor.ts';

testJourneys();
