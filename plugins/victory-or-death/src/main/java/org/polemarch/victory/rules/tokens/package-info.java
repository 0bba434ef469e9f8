/** Bribery tokens, and what else a power may do at any time beside the question it is asked. */
package org.polemarch.victory.rules.tokens;
