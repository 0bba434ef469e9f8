/**
 * What happened: rules report {@link org.polemarch.api.log.GameEvent events}, the platform keeps them and shows each seat what
 * it may see of them. Rolls, draws by lot and shuffles report themselves.
 */
package org.polemarch.api.log;
