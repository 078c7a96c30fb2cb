import type { ScreenContent } from '#src/model/screen.schema.ts';

/** Three properties with pictures. All names and amounts are samples. */
export const propertyListings = {
  description:
    'Three properties with pictures: a villa with a pool, two towers on the water and a house by a lake, each with price or target and days left. Two owners are not named.',
  app: 'marketplace',
  section: 'browse',
  title: 'Luxury real estate',
  aside: '39 properties',
  buttons: ['Map', 'New first'],
  columns: [
    {
      size: 'main',
      parts: [
        {
          kind: 'listings',
          layout: 'featured',
          onPhones: true,
          items: [
            {
              id: 'jasmine',
              picture: 'listing-villa',
              assetClass: { text: 'Villa', tone: 'plain' },
              title: 'Project Jasmine',
              region: 'UAE',
              text: 'Seven bedrooms, a pool of 30 metres and a garden of palms above the sea.',
              terms: [
                { label: 'Price', value: 'US$18.5M' },
                { label: 'Share from', value: 'US$2.0M' },
                { label: 'Days left', value: '36' },
              ],
              publisher: 'Owner not named',
              isHidden: true,
            },
            {
              id: 'cypress',
              picture: 'listing-lake-house',
              assetClass: { text: 'Historic house', tone: 'plain' },
              title: 'Project Cypress',
              region: 'Europe',
              text: 'A lake house with its own landing stage.',
              terms: [
                { label: 'Price', value: 'US$24.0M' },
                { label: 'Days left', value: '58' },
              ],
              publisher: 'Owner not named',
              isHidden: true,
            },
            {
              id: 'marina',
              picture: 'listing-towers',
              assetClass: { text: 'Residences', tone: 'plain' },
              title: 'Project Marina',
              region: 'GCC',
              text: 'Two towers on the water, sold in phases.',
              terms: [
                { label: 'Target', value: 'US$45.0M' },
                { label: 'Days left', value: '45' },
              ],
              publisher: 'Sample Homes',
            },
          ],
        },
      ],
    },
  ],
} satisfies ScreenContent;
