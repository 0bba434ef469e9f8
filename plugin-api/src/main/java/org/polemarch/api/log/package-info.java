/**
 * What happened: rules report {@link org.polemarch.api.log.GameEvent events}; the platform keeps them and shows each
 * seat what it may see. Rolls, lots and shuffles are reported automatically.
 */
package org.polemarch.api.log;
